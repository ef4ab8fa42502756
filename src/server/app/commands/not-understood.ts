/** Thrown for invalid command-line arguments; the message says why and what to do. */
export class NotUnderstood extends Error {}
