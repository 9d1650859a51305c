/** Like `fetch`. While the fuzzer runs the shop ends the connections kept here, and each is found out by using it. */
export async function ask(url, options) {
  for (let left = 9; left > 0; left -= 1) {
    const answer = await fetch(url, options).catch(() => undefined);
    if (answer !== undefined) return answer;
  }
  return fetch(url, options);
}
