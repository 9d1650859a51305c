/** "1 photo or video is damaged". */
export const damagedFiles = (count: number): string =>
  `${count} ${count === 1 ? "photo or video is" : "photos or videos are"} damaged`;
