"""How the store came to have its tables, step by step."""
