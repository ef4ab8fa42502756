import { createContext, useContext } from 'react'

/** The page that is edited: its pictures are sent for it, and where it is a post of the news, the editor calls it one. */
export const PageContext = createContext({ id: 0, isPost: false })

/** Whether a post of the news is edited. */
export const useIsPost = (): boolean => useContext(PageContext).isPost
