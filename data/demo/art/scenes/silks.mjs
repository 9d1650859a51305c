// Draped silk for the gallery, the blog and the testimonials.
import { C } from '../lib/palette.mjs';

const portrait = { width: 960, height: 1200 };
const photo = { width: 1200, height: 800 };
const fold = (turn, length, height, phase, wander = 30, reach = 260) => ({ turn, length, height, phase, wander, reach });

export const silks = {
  'gallery-muhurtham-silk': () => ({ ...portrait, cloth: C.rani, folds: [fold(18, 62, 44, 0.4, 44, 300), fold(8, 29, 9, 2.1), fold(76, 190, 30, 1)],
    butta: { shape: 'square', gap: 92, size: 12, turn: 18 }, bands: [{ turn: 14, at: 760, width: 190, colour: C.mayil, shape: 'diamond', gap: 66, size: 24, tooth: 60 }, { turn: 14, at: -130, width: 150, colour: C.mayil, shape: 'diamond', gap: 66, size: 22 }] }),
  'gallery-blouse-teal-1': () => ({ ...portrait, cloth: C.mayil, folds: [fold(-24, 90, 40, 1.2, 50, 320), fold(-34, 41, 10, 0.3), fold(50, 240, 30, 2)],
    butta: { shape: 'flower', gap: 104, size: 17, turn: -30 }, bands: [{ turn: -32, at: 800, width: 180, colour: C.rani, shape: 'diamond', gap: 78, size: 30 }] }),
  'gallery-family-silk': () => ({ ...portrait, cloth: C.haldi, zari: '#8E2A6B', sheen: '#FFF6D8', folds: [fold(88, 80, 44, 0.2, 60, 240), fold(60, 37, 11, 1.4), fold(4, 260, 26, 2.4)],
    butta: { shape: 'mango', gap: 120, size: 26, turn: 0 }, bands: [{ turn: 84, at: -520, width: 210, colour: C.plum, beyond: C.haldi, shape: 'flower', gap: 84, size: 30, tooth: 70 }] }),
  'gallery-family-salwar-2': () => ({ ...portrait, cloth: C.neel, folds: [fold(58, 100, 62, 2.6, 70, 360), fold(64, 43, 14, 0.9), fold(-20, 210, 24, 1.3)],
    butta: { shape: 'dot', gap: 58, size: 9, turn: 45 }, bands: [{ turn: -58, at: 1010, width: 130, colour: C.pink, beyond: C.pink, shape: 'square', gap: 52, size: 18 }] }),
  'testimonial-5': () => ({ ...portrait, cloth: C.plum, folds: [fold(-8, 54, 40, 0.9, 36, 200), fold(6, 24, 9, 2.2), fold(84, 230, 46, 0.2)],
    butta: { shape: 'diamond', gap: 84, size: 15, turn: 8 }, bands: [{ turn: 4, at: 420, width: 240, colour: C.leaf, shape: 'flower', gap: 110, size: 46, tooth: 64 }] }),
  'event-lining-2': () => ({ ...photo, cloth: '#EAD9BC', sheen: '#FFFBF0', zari: '#B5105B', gloss: 0.3, folds: [fold(36, 100, 40, 1.1, 80, 300), fold(20, 43, 9, 0.4), fold(-60, 240, 24, 2.4)],
    butta: { shape: 'dot', gap: 58, size: 6, turn: 20 }, bands: [{ turn: 26, at: 420, width: 96, colour: '#E4CFA8', lines: [[0.1, 8], [0.3, 3], [0.7, 3], [0.9, 8]] }] }),
  'event-borders-5': () => ({ ...photo, cloth: '#7A1022', folds: [fold(70, 84, 40, 2.2, 50, 300), fold(52, 36, 9, 1), fold(-10, 200, 34, 0.1)],
    butta: { shape: 'mango', gap: 110, size: 27, turn: -12 }, bands: [{ turn: -10, at: 560, width: 210, colour: '#4A0A18', shape: 'flower', gap: 96, size: 44, lines: [[0.03, 9], [0.12, 4], [0.18, 2], [0.82, 2], [0.88, 4], [0.97, 9]] }] }),
};
