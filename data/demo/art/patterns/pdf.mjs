// A small PDF writer for drawings at scale. Lengths are in mm, from the top left corner of the page.

const POINT = 72 / 25.4;

const escaped = (text) => text.replace(/[\\()]/g, '\\$&');

/** One page: lines, curves and texts. */
export class Page {
  constructor(width, height) {
    Object.assign(this, { width, height, content: ['1 J 1 j'] });
  }

  at(x, y) {
    return `${(x * POINT).toFixed(2)} ${((this.height - y) * POINT).toFixed(2)}`;
  }

  /** A path of ['M', x, y], ['L', x, y] and ['C', x1, y1, x2, y2, x, y], moved by `dx` and `dy`. */
  path(steps, { width = 0.4, grey = 0, dash = [], closed = false, filled = false, dx = 0, dy = 0 } = {}) {
    const points = (numbers) => {
      const all = [];
      for (let i = 0; i < numbers.length; i += 2) all.push(this.at(numbers[i] + dx, numbers[i + 1] + dy));
      return all.join(' ');
    };
    const drawn = steps.map(([kind, ...numbers]) => `${points(numbers)} ${{ M: 'm', L: 'l', C: 'c' }[kind]}`);
    const dashes = dash.map((length) => (length * POINT).toFixed(2)).join(' ');
    const end = filled ? 'f' : closed ? 's' : 'S';
    this.content.push(`q ${grey} G ${grey} g ${(width * POINT).toFixed(2)} w [${dashes}] 0 d ${drawn.join(' ')} ${end} Q`);
  }

  line(x1, y1, x2, y2, look) {
    this.path([['M', x1, y1], ['L', x2, y2]], look);
  }

  box(x, y, width, height, look) {
    this.path([['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height]], { ...look, closed: true });
  }

  /** `size` is the height of the letters in mm. */
  text(x, y, text, { size = 4, bold = false, grey = 0 } = {}) {
    this.content.push(`BT ${grey} g /${bold ? 'B' : 'F'} ${(size * POINT).toFixed(2)} Tf ${this.at(x, y)} Td (${escaped(text)}) Tj ET`);
  }

  /** Draws only within a rectangle. */
  within(x, y, width, height, draw) {
    this.content.push(`q ${this.at(x, y + height)} ${(width * POINT).toFixed(2)} ${(height * POINT).toFixed(2)} re W n`);
    draw();
    this.content.push('Q');
  }
}

/** The bytes of a file with these pages. */
export function pdfOf(title, pages) {
  const objects = [];
  const add = (text) => objects.push(text);
  const kids = pages.map((_, place) => `${6 + place * 2} 0 R`).join(' ');
  add('<</Type /Catalog /Pages 2 0 R /Lang (en-IN)>>');
  add(`<</Type /Pages /Kids [${kids}] /Count ${pages.length}>>`);
  add('<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>');
  add('<</Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold>>');
  add(`<</Title (${escaped(title)}) /Author (Hem & Mogra)>>`);
  pages.forEach((page, place) => {
    const box = `[0 0 ${(page.width * POINT).toFixed(2)} ${(page.height * POINT).toFixed(2)}]`;
    add(`<</Type /Page /Parent 2 0 R /MediaBox ${box} /Resources <</Font <</F 3 0 R /B 4 0 R>>>> /Contents ${7 + place * 2} 0 R>>`);
    const content = page.content.join('\n');
    add(`<</Length ${content.length}>>\nstream\n${content}\nendstream`);
  });
  let file = '%PDF-1.4\n';
  const starts = objects.map((text, place) => {
    const start = file.length;
    file += `${place + 1} 0 obj\n${text}\nendobj\n`;
    return start;
  });
  const table = file.length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<</Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
