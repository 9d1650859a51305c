// The colours of the shop. Art uses these flat, never blended.
export const C = {
  mogra: '#FBFBF7', white: '#FFFFFF', cream: '#FFFDF8', ivory: '#F3E6C8',
  jamun: '#2A0F2E', rani: '#B5105B', raniDark: '#8E0A47', pink: '#E8417E',
  haldi: '#F7B91E', zari: '#FFDD7A', gold: '#C08A1A', mayil: '#0A4D54',
  pista: '#E4EDD3', pista2: '#F1F5E8', rose: '#FBE4EA',
  brick: '#D8381F', neel: '#2B4AA0', leaf: '#7FA82E', forest: '#1E6B3A',
  plum: '#6A1B6E', maroon: '#6B1230', wood: '#B26A2E',
  pinkTint: '#F8C9D6', skyTint: '#CFE3EE', mintTint: '#CDE7DA', haldiTint: '#FFE3A3',
  lilacTint: '#E7D7EC', blueTint: '#DDE6F5', steel: '#8FA3AD', steelLight: '#D5DFE3',
};

/** The colours one garment is sewn from; every part may be replaced. */
export function dye(cloth, border, extra = {}) {
  return { cloth, border, zari: C.zari, ink: C.jamun, light: C.cream, ...extra };
}
