import { createContext } from 'react'
import type { Place } from '../../../../lib/contract/website/blocks/shown.ts'

/** The block whose fields are written, and the address of its page: which fields there are depends on both. */
export const BlockPlace = createContext<Place>({ block: {}, path: '' })
