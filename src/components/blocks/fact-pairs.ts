/** Facts of a block, as the lists of facts take them. */
export const factPairs = (facts: readonly { question: string; answer: string }[]) =>
  facts.map(({ question, answer }) => [question, answer] as const)
