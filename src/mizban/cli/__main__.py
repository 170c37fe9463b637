"""python -m mizban.cli is mizban."""

import sys

from mizban.cli import main

sys.exit(main())
