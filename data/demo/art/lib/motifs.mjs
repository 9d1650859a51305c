// Woven and printed motifs, each drawn around the point 0,0 at a size of about 20 units.
import { circle, line, many, path } from './svg.mjs';

export const diamond = ({ zari }) => path('M0-5 4 0 0 5-4 0Z', zari);
export const flower = ({ zari, light }, petals = 8, centre = light) =>
  many(petals, (i) => `<ellipse cy="-7.2" rx="2.5" ry="4.3" fill="${zari}" transform="rotate(${(360 / petals) * i})"/>`)
  + circle(0, 0, 2.6, centre);
export const mango = ({ zari, border }) =>
  path('M0 9C-7 9-9 3-8-2c2-7 9-11 15-9-4 2-3 5-1 9C8 3 6 9 0 9', zari)
  + path('M0 6c-4 0-5.5-4-5-7 1-3 4-5.5 7-6-1 3 0 5 1 7 1 3 0 6-3 6', border);
export const buti = ({ zari, light }) =>
  path('M0-6C3-3 3 1 0 4-3 1-3-3 0-6m-1.2 9a5 5 0 0 1-5.3-5C-4-2-2 0-1.2 3m2.4 0a5 5 0 0 0 5.3-5C4-2 2 0 1.2 3', zari)
  + circle(0, -8, 1.3, light) + line('M0 4v3', zari, 1);
export const leafSprig = ({ zari }) =>
  path('M0-9C4-5 4 1 0 6-4 1-4-5 0-9Z', zari)
  + path('M1 4C2-1 6-4 10-4 10 1 6 5 1 5Zm-2 0C-2-1-6-4-10-4-10 1-6 5-1 5Z', zari) + line('M0 5v7', zari, 1.4);
export const star = ({ zari }) => path('M0-8 2-2 8 0 2 2 0 8-2 2-8 0-2-2Z', zari);
export const peacockEye = ({ zari, border, light }) =>
  path('M0-12C8-8 10 2 0 12-10 2-8-8 0-12Z', zari) + path('M0-7C5-4 6 2 0 8-6 2-5-4 0-7Z', border)
  + circle(0, 0, 2.6, light);
export const dotCross = ({ light }) =>
  `<g fill="${light}"><circle r="2.4"/><circle cx="5" r="1.2"/><circle cx="-5" r="1.2"/><circle cy="5" r="1.2"/><circle cy="-5" r="1.2"/></g>`;
export const blockFlower = ({ zari, light }) =>
  many(8, (i) => `<ellipse cy="-7.4" rx="2.4" ry="4.3" fill="${light}" transform="rotate(${45 * i})"/>`)
  + circle(0, 0, 2.4, zari)
  + many(4, (i) => `<path transform="rotate(${90 * i})" fill="${zari}" d="M8.8 8.8c5 .7 8.5 4.2 8.5 8.5-4.3 0-7.8-3.6-8.5-8.5"/>`);

const petal = (w, h) => `M0 0C${-w} ${-h * 0.2} ${-w} ${-h * 0.75} 0 ${-h}C${w} ${-h * 0.75} ${w} ${-h * 0.2} 0 0`;
/** An open mogra flower, about 74 across. */
export const mogra = (white, shade, heart) =>
  many(6, (i) => path(petal(14, 37), shade, `transform="rotate(${60 * i})"`))
  + many(6, (i) => path(petal(12, 29), white, `transform="rotate(${60 * i + 30})"`))
  + many(5, (i) => path(petal(6.5, 16), shade, `transform="rotate(${72 * i + 10})"`))
  + circle(0, 0, 3.4, heart);
export const mograBud = (white, shade, green) =>
  path('M0 4c-5 0-6 6-5 12H5C6 10 5 4 0 4', green) + path('M0-22C-12-14-12 2 0 8c12-6 12-22 0-30', white)
  + path('M0-22C-4-12-3 0 0 8c6-8 6-20 0-30', shade);
