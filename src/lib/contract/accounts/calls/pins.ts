import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { PinAnswer, PinForm, UnpinForm } from '../pin.ts'

export const listPins = route('GET', 'admin/pins/', {
  summary: 'What is pinned now, the newest pin first',
  answer: z.array(PinAnswer),
})

export const pinItem = route('PUT', 'admin/pins/', {
  summary:
    'Pins a sermon, an event or an announcement: it comes first on the home page; the media team pins sermons',
  body: PinForm,
  answer: z.array(PinAnswer),
})

export const unpinItem = route('POST', 'admin/pins/unpin/', {
  summary: 'Unpins what was pinned',
  body: UnpinForm,
  answer: z.array(PinAnswer),
})
