// What is wrong with a page as it is drawn: a list of sentences.
() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  const height = document.documentElement.clientHeight;
  const modal = document.querySelector("dialog[open]");
  const root = modal ?? document.body;

  const style = (element) => getComputedStyle(element);
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".hidden-text");
  const named = (element) => `<${element.tagName.toLowerCase()} ${element.getAttribute("class") ?? ""}> ${(element.textContent ?? "").trim().slice(0, 40)}`;
  const ownText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());

  /** The nearest ancestor that scrolls or cuts, if any. */
  function holder(element) {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      if (/auto|scroll/.test(style(each).overflowX + style(each).overflowY)) return each;
    }
    return null;
  }

  /** The part of a box that what scrolls around it leaves to be seen. */
  function seen(element) {
    const box = element.getBoundingClientRect();
    const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (let held = holder(element); held; held = holder(held)) {
      const frame = held.getBoundingClientRect();
      part.left = Math.max(part.left, frame.left);
      part.right = Math.min(part.right, frame.right);
      part.top = Math.max(part.top, frame.top);
      part.bottom = Math.min(part.bottom, frame.bottom);
    }
    return { ...part, width: Math.max(0, part.right - part.left), height: Math.max(0, part.bottom - part.top) };
  }

  if (document.scrollingElement.scrollWidth > width + 1) found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);

  for (const element of root.querySelectorAll("*")) {
    if (!shown(element)) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const text = ownText(element);
    const interactive = element.matches("button, a, input, select, [data-thing]");
    if (!text && !interactive) continue;
    const held = holder(element);
    // In a dialog all that is shown lies within it, or is reached by scrolling it down.
    if (modal && !held && (box.top < modal.getBoundingClientRect().top - 1.5 || box.bottom > modal.getBoundingClientRect().bottom + 1.5)) found.push(`out of its dialog: ${named(element)}`);
    const frame = held ? held.getBoundingClientRect() : { left: 0, right: width };
    if (box.left < Math.max(0, frame.left) - 1.5 || box.right > Math.min(width, frame.right) + 1.5) {
      if (!held || style(held).overflowX === "visible" || held.scrollWidth <= held.clientWidth + 1) found.push(`off the side: ${named(element)}`);
      else if (!held.matches(".wide, .swipe, pre")) found.push(`scrolls sideways: ${named(held)}`);
    }
    if (!held && !modal && document.querySelector(".frame") && (box.top < -1.5 || box.bottom > height + 1.5)) found.push(`off the screen: ${named(element)}`);
    if (text && !(element instanceof SVGElement) && style(element).overflow !== "visible" && !element.matches("input, select, pre, .wide")) {
      const scrolls = /auto|scroll/.test(style(element).overflowX + style(element).overflowY);
      if (!scrolls && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${named(element)}`);
    }
  }

  // Texts of a drawing that lie on each other
  const texts = [...root.querySelectorAll("svg text")].filter((text) => shown(text) && text.textContent.trim() && !text.closest(".ghost"));
  const boxes = texts.map(seen);
  for (let i = 0; i < texts.length; i++) {
    for (let j = 0; j < i; j++) {
      if (texts[i].closest(".moment") !== texts[j].closest(".moment")) continue; // a big moment lies over the board
      const [a, b] = [boxes[i], boxes[j]];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const least = Math.min(a.width * a.height, b.width * b.height);
      if (across > 0 && down > 0 && across * down > 0.25 * least) found.push(`on each other: ${named(texts[j])} and ${named(texts[i])}`);
    }
  }
  return [...new Set(found)].slice(0, 20);
};
