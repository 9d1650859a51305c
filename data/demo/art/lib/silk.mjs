// Paints draped silk: folds are a height field of sines, lit from the upper left;
// border and buttas lie in the coordinates of the cloth, so they bend with the folds.
const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const smooth = (edge0, edge1, x) => {
  const t = Math.min(1, Math.max(0, (x - edge0) / (edge1 - edge0)));
  return t * t * (3 - 2 * t);
};
const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
const grain = (x, y) => {
  let h = (x * 374761393 + y * 668265263) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296 - 0.5;
};
const rotate = (deg) => { const a = (deg * Math.PI) / 180; return [Math.cos(a), Math.sin(a)]; };

/** How much of a motif covers the point (x, y), whose cell is centred on 0,0. `soft` is one pixel. */
const shapes = {
  diamond: (x, y, r, soft) => 1 - smooth(-soft, soft, Math.abs(x) + Math.abs(y) - r),
  square: (x, y, r, soft) => 1 - smooth(-soft, soft, Math.max(Math.abs(x), Math.abs(y)) - r * 0.8),
  flower: (x, y, r, soft) => {
    const radius = Math.hypot(x, y); const petal = r * (0.66 + 0.34 * Math.cos(6 * Math.atan2(y, x)));
    return 1 - smooth(-soft, soft, Math.abs(radius - petal * 0.55) - petal * 0.45);
  },
  mango: (x, y, r, soft) => {
    const bend = x - 0.5 * (y / r) * (y / r) * r * 0.5; const w = r * 0.62 * (1 - smooth(-r, r * 1.2, -y) * 0.8);
    return 1 - smooth(-soft, soft, Math.hypot(bend / Math.max(w, 1), (y - r * 0.1) / r) * r - r * 0.86);
  },
  dot: (x, y, r, soft) => 1 - smooth(-soft, soft, Math.hypot(x, y) - r * 0.7),
};
const cell = (v, size) => v - Math.round(v / size) * size;

export function paintSilk({ width, height, cloth, zari = '#E0AE48', folds, butta, bands = [], gloss = 1, sheen = '#FFFFFF' }) {
  const pixels = Buffer.alloc(width * height * 3);
  const base = rgb(cloth); const gold = rgb(zari); const white = rgb(sheen);
  const scale = width / 960; const waves = folds.map((f) => ({ ...f, dir: rotate(f.turn) }));
  const ready = bands.map((b) => ({ ...b, dir: rotate(b.turn), colour: rgb(b.colour), beyond: b.beyond && rgb(b.beyond) }));
  const grid = butta && { ...butta, dir: rotate(butta.turn || 0) };
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const x = px / scale; const y = py / scale; let h = 0; let gx = 0; let gy = 0;
      for (const w of waves) {
        const across = x * w.dir[0] + y * w.dir[1]; const along = -x * w.dir[1] + y * w.dir[0];
        const wander = w.wander * Math.sin(along / w.reach + w.phase * 1.7); const t = (across + wander) / w.length + w.phase;
        const s = Math.sin(t); const c = Math.cos(t);
        h += w.height * (s + 0.22 * Math.sin(2 * t + 1)); const slope = (w.height / w.length) * (c + 0.44 * Math.cos(2 * t + 1));
        const drift = (w.wander / w.reach) * Math.cos(along / w.reach + w.phase * 1.7);
        gx += slope * (w.dir[0] - w.dir[1] * drift); gy += slope * (w.dir[1] + w.dir[0] * drift);
      }
      const u = x + gx * 15 + h * 0.14; const v = y + gy * 15 + h * 0.42; let colour = base; let shine = 0;
      if (grid) {
        const a = u * grid.dir[0] + v * grid.dir[1]; const b = -u * grid.dir[1] + v * grid.dir[0]; const row = Math.round(b / grid.gap);
        const cover = shapes[grid.shape](cell(a + (row % 2) * grid.gap * 0.5, grid.gap), cell(b, grid.gap), grid.size, 1.1);
        if (cover > 0) { colour = mix(colour, gold, cover); shine = cover; }
      }
      for (const band of ready) {
        const b = -u * band.dir[1] + v * band.dir[0] - band.at; const a = u * band.dir[0] + v * band.dir[1];
        if (band.beyond && b > 0) colour = mix(colour, band.beyond, smooth(-1, 1, b));
        const toothStep = band.tooth ? Math.abs(cell(a, band.tooth)) / (band.tooth / 2) : 1;
        const top = band.tooth ? -(Math.ceil((1 - toothStep) * 4) / 4) * band.tooth * 0.8 : 0;
        if (b > top - 2 && b < band.width + 2) {
          const inside = smooth(top - 1, top + 1, b) * (1 - smooth(band.width - 1, band.width + 1, b));
          colour = mix(colour, band.colour, inside); shine *= 1 - inside;
          for (const [where, thick] of band.lines || [[0.04, 7], [0.15, 3], [0.85, 3], [0.96, 7]]) {
            const on = 1 - smooth(thick / 2 - 1, thick / 2 + 1, Math.abs(b - where * band.width));
            if (on > 0) { colour = mix(colour, gold, on); shine = Math.max(shine, on); }
          }
          if (band.shape) {
            const on = shapes[band.shape](cell(a, band.gap), b - band.width / 2, band.size, 1.1);
            if (on > 0) { colour = mix(colour, gold, on); shine = Math.max(shine, on); }
          }
        }
      }
      const nz = 1 / Math.sqrt(1 + gx * gx + gy * gy); const facing = (0.52 * gx + 0.4 * gy + 0.76) * nz;
      const light = 0.4 + 0.78 * Math.max(0, facing); const spot = Math.max(0, facing) ** 14 * 0.2 * gloss + shine * Math.max(0, facing) ** 6 * 0.12;
      const weave = 1 + grain(px >> 1, py) * 0.03 + ((px + py) & 1 ? 0.008 : -0.008);
      const at = (py * width + px) * 3;
      for (let k = 0; k < 3; k += 1) {
        const lit = colour[k] * light * weave; pixels[at + k] = Math.max(0, Math.min(255, lit + (white[k] - lit) * spot));
      }
    }
  }
  return { pixels, width, height };
}
