export async function writeFilms() {}
