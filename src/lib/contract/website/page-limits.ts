export const mostBlocks = 80

/** The most that a page says, in characters of its JSON. */
export const mostCharacters = 200_000
