// Kurtis, anarkalis and gowns. Middle x = 0, shoulder y = 0; they hang to about y = 400.
import { C } from '../lib/palette.mjs';
import { both, circle, clip, group, line, many, newId, outline, path, piece, rect } from '../lib/svg.mjs';
import { band, skirt } from '../lib/bands.mjs';
import { button, tassel, bow } from '../lib/tools.mjs';
import * as motif from '../lib/motifs.mjs';

const whole = (half) => `${outline(half)}<path d="${half}" transform="matrix(-1 0 0 1 0 0)"/>`;
const fillPrint = (print, box) => {
  if (!print) return '';
  const id = newId('q');
  return print(id) + rect(...box, `url(#${id})`);
};
const longSleeve = (dye, print, length = 'long') => {
  const d = length === 'long' ? 'M58 8C86 26 100 80 112 168L82 178C74 136 64 108 52 98 54 70 57 40 58 8Z'
    : 'M58 8C82 20 96 50 104 96L74 108C68 98 60 94 52 92 54 66 57 40 58 8Z';
  const end = length === 'long' ? group(band(36, 24, dye, { gap: 10, tooth: 10, scale: 0.7 }), 'translate(79 157) rotate(-18)') : group(band(36, 20, dye, { gap: 10, tooth: 10, scale: 0.7 }), 'translate(70 90) rotate(-22)');
  return { d, art: piece(d, dye.cloth, print, path('M56 10C74 60 76 120 80 160L52 98Z', dye.ink, 'opacity=".16"') + end) };
};

export function kurti(dye, { cut = 'straight', print, buttons = false, pockets = false, yoke = false, sleeve = 'long', slits = true, length = 330 } = {}) {
  const hem = cut === 'straight' ? 76 : 108;
  const half = `M-1 40C18 40 30 28 32 0L58 8C57 40 54 70 52 98 50 130 50 150 54 170 ${62 + (hem - 76) * 0.4} 220 ${hem - 6} 290 ${hem} ${length}Q40 ${length + 12}-1 ${length + 13}Z`;
  const arm = longSleeve(dye, print, sleeve);
  const hemY = length - 26;
  const inside = fillPrint(print, [-130, -10, 260, length + 40])
    + both(path(`M58 8C48 90 50 150 ${hem - 14} ${length + 20}H140V0Z`, dye.ink, 'opacity=".12"') + line(`M34 176C36 240 40 290 44 ${length + 10}`, dye.ink, 5, 'stroke-opacity=".16"'))
    + group(band(280, 44, dye, { gap: 16, tooth: 16, name: dye.hemMotif || 'diamond', scale: 1.1 }), `translate(-140 ${hemY})`)
    + path(`M-140 ${hemY + 44}H140v40H-140Z`, dye.border)
    + (yoke ? path('M-40-4V86Q0 116 40 86V-4Z', dye.border) + line('M-40-4V86Q0 116 40 86V-4', dye.zari, 3) + line('M-34 0V82Q0 108 34 82V0', dye.zari, 2.4, 'stroke-dasharray="2 5"')
      + [[-20, 62], [20, 62], [0, 84]].map(([x, y]) => group(motif.flower(dye, 6), `translate(${x} ${y}) scale(1.1)`)).join('') : '')
    + (slits && cut === 'straight' ? both(path(`M${hem - 8} 236 ${hem + 14} ${length + 30}H${hem - 4}Z`, dye.ink, 'opacity=".4"')) : '')
    + both(line('M-1 40C18 40 30 28 32 0', dye.border, 15) + line('M-1 40C18 40 30 28 32 0', dye.zari, 3, 'stroke-dasharray="4 3"'))
    + (buttons ? rect(-8, 40, 16, 128, dye.border) + line('M-9 40V168M9 40V168', dye.zari, 1.6) + many(6, (i) => group(button(5, dye.zari), `translate(0 ${54 + i * 20})`)) : '')
    + (pockets ? both(path('M28 196h34l-2 40q-15 8-30 0Z', dye.border) + line('M28 199h34', dye.zari, 3)) : '');
  return { cut: both(outline(half, arm.d)), body: both(arm.art) + both(path(half, dye.cloth)) + clip(whole(half), inside) + line('M56 12C55 44 53 72 52 98M-56 12C-55 44-53 72-52 98', dye.ink, 1.5, 'stroke-opacity=".4"') };
}

export function anarkali(dye, { print, panels = 13 } = {}) {
  const half = 'M-1 38C18 38 30 28 32 0L58 8C57 40 54 70 50 96 46 112 44 120 44 130Q22 140-1 140Z';
  const arm = longSleeve(dye, print);
  const flare = skirt({ cy: -24, r0: 160, r: 402, half: 25, scallops: 13, dye, print, pleats: panels,
    bands: [{ r: 268, name: 'buti', count: 9, w: 20, plain: true, scale: 1.3 }, { r: 356, w: 46, name: 'flower', count: 13, scale: 1.25, teeth: 20, toothHeight: 22 }] });
  const bodice = fillPrint(print, [-90, -10, 180, 180]) + both(path('M58 8C40 60 44 100 40 150H90V0Z', dye.ink, 'opacity=".14"'))
    + path('M-30 0V92Q0 118 30 92V0Z', dye.border) + line('M-30 0V92Q0 118 30 92V0', dye.zari, 2.6) + many(4, (i) => circle(0, 52 + i * 14, 3.4, dye.zari))
    + both(line('M-1 38C18 38 30 28 32 0', dye.border, 14) + line('M-1 38C18 38 30 28 32 0', dye.zari, 4)) + rect(-70, 118, 140, 30, dye.border)
    + line('M-70 122C-20 130 20 130 70 122', dye.zari, 2.4);
  return { cut: both(outline(half, arm.d)) + outline(flare.d), body: flare.body + both(arm.art) + both(path(half, dye.cloth)) + clip(whole(half), bodice)
    + group(tassel(dye.border, dye.zari, dye.ink, 30), 'translate(-6 142)') + group(tassel(dye.border, dye.zari, dye.ink, 24), 'translate(8 136)') };
}

export function gown(dye, { layers = 1, print, strap = true, sash = true } = {}) {
  const half = strap ? 'M-1 62C8 44 30 42 40 50L42 0 54 2C56 30 62 48 62 66 58 96 44 112 42 128Q20 136-1 136Z' : 'M-1 40C30 40 44 24 46 0L74 6C66 30 64 50 62 66 58 96 44 112 42 128Q20 136-1 136Z';
  const tiers = layers === 1
    ? [skirt({ cy: -150, r0: 281, r: 566, half: 15.5, scallops: 9, depth: 7, dye, print, pleats: 7, shade: 0.2, bands: [{ r: 400, w: 20, plain: true, name: 'leafSprig', count: 7 }, { r: 528, w: 38, name: 'leafSprig', count: 10, scale: 1.1, teeth: 16, toothHeight: 20 }] })]
    : [0, 1, 2].slice(0, layers).reverse().map((i) => skirt({ cy: -110, r0: 241, r: [356, 440, 524][i], half: [15, 18, 20.5][i], scallops: 7 + i * 2, depth: 8, dye: i === 1 ? { ...dye, cloth: dye.second || dye.border } : dye, print: i === 1 ? undefined : print, pleats: 9 + i * 2, shade: 0.18,
      bands: [{ r: [340, 424, 508][i], w: 11, colour: dye.zari }] }));
  const bodice = fillPrint(print, [-90, -10, 180, 180]) + both(path('M62 60C46 80 38 110 38 140H80V40Z', dye.ink, 'opacity=".16"') + line('M26 46C34 80 30 100 24 136', dye.ink, 1.8, 'stroke-opacity=".4"'))
    + both(line(strap ? 'M-1 62C8 44 30 42 40 50' : 'M-1 40C30 40 44 24 46 0', dye.border, 9) + line(strap ? 'M-1 62C8 44 30 42 40 50' : 'M-1 40C30 40 44 24 46 0', dye.zari, 2.6));
  const belt = sash ? group(path('M-43 122Q0 140 43 122L44 142Q0 160-44 142Z', dye.border) + line('M-43 124Q0 142 43 124M-44 140Q0 158 44 140', dye.zari, 2), '') + group(bow(dye.zari), 'translate(24 142) scale(.62)') : '';
  return { cut: both(outline(half)) + tiers.map((t) => outline(t.d)).join(''), body: tiers.map((t) => t.body).join('') + both(path(half, dye.cloth)) + clip(whole(half), bodice) + belt };
}

/** A long skirt with a short blouse: the pattu pavadai of a small girl; with `drape` the half saree of an older one. */
export function pavadai(dye, { print, blousePrint, puff = false, drape = null, wide = 25, hem = 'mango' } = {}) {
  const top = { ...dye, cloth: dye.second || dye.border, border: dye.cloth };
  const half = 'M-1 30C20 30 32 20 34 0L58 6C60 26 58 46 54 60 54 78 52 92 52 104Q26 114-1 114Z';
  const arm = puff ? 'M56 4C74-12 108 0 110 30 112 52 102 66 90 72L60 78C54 62 54 30 56 4Z' : 'M56 4C80 14 92 40 98 70L66 84C60 70 54 66 54 60 54 40 55 20 56 4Z';
  const cuff = group(band(44, 15, top, { gap: 9, tooth: 0, scale: 0.7 }), puff ? 'translate(58 70) rotate(-14)' : 'translate(64 73) rotate(-24)');
  const flare = skirt({ cy: -70, r0: 176, r: 400, half: wide, scallops: 12, dye, print, pleats: 12, shade: 0.2,
    bands: [{ r: 330, w: 64, name: hem, count: 10, scale: 1.35, teeth: 16, toothHeight: 30 }] });
  const bodice = fillPrint(blousePrint, [-90, -10, 180, 140]) + both(path('M58 6C44 40 46 80 46 120H80V0Z', top.ink, 'opacity=".16"'))
    + both(line('M-1 30C20 30 32 20 34 0', dye.cloth, 13) + line('M-1 30C20 30 32 20 34 0', dye.zari, 3.4, 'stroke-dasharray="3 3"')) + line('M-60 103C-20 112 20 112 60 103', dye.cloth, 12) + line('M-60 99C-20 108 20 108 60 99', dye.zari, 2);
  const waist = path('M-58 102Q0 118 58 102L60 116Q0 132-60 116Z', dye.border) + line('M-58 104Q0 120 58 104', dye.zari, 2.4);
  const veil = drape ? drapeOver(drape, dye) : { d: '', back: '', front: '' };
  return { cut: both(outline(half, arm)) + outline(flare.d) + (drape ? outline(veil.d) : ''),
    body: veil.back + flare.body + both(piece(arm, top.cloth, blousePrint, path('M56 8C70 30 66 60 66 80L54 62Z', top.ink, 'opacity=".16"') + cuff)) + both(path(half, top.cloth)) + clip(whole(half), bodice) + waist + veil.front };
}
function drapeOver(cloth, dye) {
  const front = 'M40-4C52-4 60 4 58 14 40 50 10 88-30 112L-60 124-58 102C-10 80 20 40 28 4 30-2 34-4 40-4Z';
  const back = 'M44 0C84 30 100 120 116 286L70 296C72 190 70 90 30 12Z';
  return { d: back,
    back: piece(back, cloth, null, line('M52 8C88 60 100 170 108 290M60 60C74 120 80 200 82 290', dye.ink, 4, 'stroke-opacity=".22"') + group(band(70, 40, { ...dye }, { gap: 14, tooth: 12 }), 'translate(58 246) rotate(-9)')),
    front: piece(front, cloth, null, line('M56 12C38 50 6 86-60 116', dye.border, 9) + line('M52 12C34 48 4 82-60 110', dye.zari, 1.8) + line('M44 2C34 40 4 76-58 106', dye.ink, 3, 'stroke-opacity=".22"')) + circle(46, 8, 4.6, C.zari) };
}
