/* Texts of what waits for the network, which are not in the specification. */

export const unsentTexts = {
  count: (count: number) => (count === 1 ? '1 thing is not sent yet' : `${count} things are not sent yet`),
  sent: (what: string) => `Sent: ${what}`,
  waiting: 'Waits for the network, and is sent by itself.',
  refused: (why: string) => `Not taken: ${why}`,
  of: (name: string, reader: string) =>
    reader
      ? `Written by ${name}; you are ${reader}. It waits until ${name} logs in.`
      : `Written by ${name}. It waits until ${name} logs in.`,
  ofVisitor: (reader: string) => `Written before anybody had logged in; you are ${reader}. Is it yours?`,
  now: 'Send now',
  as: (reader: string) => `Send as ${reader}`,
  change: 'Change',
  takeBack: 'Discard',
} as const
