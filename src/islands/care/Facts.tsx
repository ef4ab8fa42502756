/** Facts of a card or task; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [title: string, said: string])[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, said]) => said)
        .map(([title, said]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="break-words">{said}</dd>
          </div>
        ))}
    </dl>
  )
}
