// How much room there is.

class Screen {
  wide = $state(false); // board and side beside each other
  phone = $state(false);
  readonly hovers = matchMedia("(hover: hover)").matches; // a mouse, rather than a finger

  constructor() {
    const [wide, phone] = [matchMedia("(min-width: 1100px)"), matchMedia("(max-width: 699px)")];
    const look = () => ([this.wide, this.phone] = [wide.matches, phone.matches]);
    wide.addEventListener("change", look);
    phone.addEventListener("change", look);
    look();
  }
}

export const screen = new Screen();
