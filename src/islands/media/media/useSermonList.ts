import { createContext } from 'react'
import { sermonCalls } from '../../../lib/api/media/sermons.ts'
import { mediaTexts } from '../../../lib/texts/media/media.ts'
import { useCollection } from '../../staff/useCollection.ts'
import { useOnOpen } from '../../staff/useLoaded.ts'

/** GET sermons/ when the dashboard opens, and after an upload (spec 2 §7); undefined until it is loaded. */
export const useSermonList = () => useOnOpen(useCollection(sermonCalls.all, mediaTexts.notLoaded))

export const SermonListContext = createContext<ReturnType<typeof useSermonList> | undefined>(undefined)
