import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

const Announce = createContext<(words: string) => void>(() => undefined)

/** Announces a text to screen readers, through a live region. */
export const useAnnounce = () => useContext(Announce)

/** The live region of what is said by `useAnnounce`. */
export function Announcer({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState({ words: '', times: 0 })
  // The same words twice would be no change, and so not be said again: every other time they end in a blank.
  const announce = useCallback(
    (words: string) =>
      setAnnounced(({ times }) => ({ words: times % 2 ? words : `${words}\u00a0`, times: times + 1 })),
    [],
  )
  return (
    <Announce value={announce}>
      {children}
      <p className="sr-only" role="status">
        {announced.words}
      </p>
    </Announce>
  )
}
