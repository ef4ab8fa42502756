import { createContext } from 'react'

/** The id of the page that is edited: its pictures are sent for it. */
export const PageContext = createContext(0)
