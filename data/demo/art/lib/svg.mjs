// Small building blocks: every drawing function returns a piece of SVG as text.
let count = 0;
export function restartIds() { count = 0; }
export function newId(name = 'i') { count += 1; return `${name}${count}`; }

export const r1 = (value) => Math.round(value * 10) / 10;
export const range = (n) => Array.from({ length: n }, (_, i) => i);
export const many = (n, draw) => range(n).map(draw).join('');

export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, width = 2, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
export const circle = (x, y, r, fill, more = '') => `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${fill}" ${more}/>`;
export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" fill="${fill}" ${more}/>`;

export const group = (content, transform) => `<g transform="${transform}">${content}</g>`;
export const at = (x, y, scale, turn, content) => group(content, `translate(${x} ${y}) rotate(${turn}) scale(${scale})`);
/** Mirrors about the line x = 0, which is where every garment has its middle. */
export const mirror = (content) => group(content, 'matrix(-1 0 0 1 0 0)');
export const both = (content) => content + mirror(content);

export function clip(shape, content) {
  const id = newId('c');
  const inside = shape.startsWith('<') ? shape : `<path d="${shape}"/>`;
  return `<clipPath id="${id}">${inside}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** One cut piece of cloth: ground colour, print on it, then whatever lies inside its outline. */
export function piece(d, fill, print, inside = '') {
  const cloth = path(d, fill) + (print ? printed(d, print) : '');
  return inside ? cloth + clip(d, inside) : cloth;
}
function printed(d, print) {
  const id = newId('p');
  return print(id) + path(d, `url(#${id})`);
}

/** The thin line a tailor would cut along, twelve units outside the silhouette. */
export function cutLine(outline, ground, ink) {
  const id = newId('k');
  return `<g id="${id}" fill="none" stroke-linejoin="round"><g stroke="${ink}" stroke-opacity=".5" stroke-width="26.6">${outline}</g>`
    + `<g stroke="${ground}" fill="${ground}" stroke-width="24.4">${outline}</g></g>`;
}
export const outline = (...ds) => ds.map((d) => `<path d="${d}"/>`).join('');

export function image(width, height, viewBox, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox.join(' ')}">${content}</svg>`;
}
/** The frames of the site. A view box given as [x, y, w] is completed by the frame. */
export const frame = {
  portrait: (content, [x, y, w] = [0, 0, 400]) => image(960, 1200, [x, y, w, w * 1.25], content),
  /** A further image of a product: as tall, but smaller. */
  view: (content, [x, y, w] = [0, 0, 400]) => image(640, 800, [x, y, w, w * 1.25], content),
  wide: (content, [x, y, w] = [0, 0, 640]) => image(1280, 720, [x, y, w, w * 0.5625], content),
  photo: (content, [x, y, w] = [0, 0, 600]) => image(1200, 800, [x, y, w, (w * 2) / 3], content),
};
export const ground = (colour) => rect(-600, -600, 2400, 2400, colour);

/** A repeatable sequence of numbers between 0 and 1, so the same seed draws the same image. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
