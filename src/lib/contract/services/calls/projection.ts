import * as z from 'zod/mini'
import { route } from '../../route.ts'
import {
  NewPresentationForm,
  NoticePicture,
  NoticePictureForm,
  PassageAnswer,
  PresentAnswer,
  PresentationAnswer,
  PresentationForm,
  PresentationHead,
  PressForm,
  StateAnswer,
} from '../projection.ts'

export const listPresentations = route('GET', 'projection/', {
  summary: 'The presentations of services, the next day first',
  answer: z.array(PresentationHead),
})

export const addPresentation = route('POST', 'projection/', {
  summary: 'Makes a presentation, with the items of a plan or empty',
  status: 201,
  body: NewPresentationForm,
  answer: PresentationAnswer,
})

export const readPresentation = route('GET', 'projection/:id/', {
  summary: 'A presentation with its items, its slides with their pictures, and where it is',
  answer: PresentationAnswer,
})

export const savePresentation = route('PUT', 'projection/:id/', {
  summary: 'Sets what a presentation is made of, and makes its slides anew',
  body: PresentationForm,
  answer: PresentationAnswer,
})

export const refreshPresentation = route('POST', 'projection/:id/refresh/', {
  summary: 'Makes the slides anew from the plan, the songs and the notices as they are now',
  seen: 'The version of the presentation',
  answer: PresentationAnswer,
})

export const removePresentation = route('DELETE', 'projection/:id/', {
  summary: 'Deletes a presentation with its pictures; its screens end',
  seen: 'The version of the presentation',
})

export const pressPresentation = route('POST', 'projection/:id/state/', {
  summary: 'Moves the screens: the newest press of all controllers counts, a repeated one once',
  body: PressForm,
  answer: StateAnswer,
})

export const readPresentationState = route('GET', 'projection/:id/state/', {
  summary: 'Where a presentation is',
  answer: StateAnswer,
})

export const renewPresentationCode = route('POST', 'projection/:id/code/', {
  summary: 'Makes a new code for the screens; those of the code before end',
  answer: PresentationAnswer,
})

export const endPresentationCode = route('DELETE', 'projection/:id/code/', {
  summary: 'Ends the code: its screens show nothing more',
  answer: PresentationAnswer,
})

export const addNoticePicture = route('POST', 'projection/:id/pictures/', {
  summary: 'Takes a picture for a notice',
  status: 201,
  form: NoticePictureForm,
  files: ['picture'],
  answer: NoticePicture,
})

export const readPassage = route('GET', 'projection/passage/', {
  summary: 'A passage of the Bible, written out in English: “jn 3 16” is John 3:16',
  query: { reference: 'the passage as it was typed' },
  answer: PassageAnswer,
})

export const readScreen = route('GET', 'projection/screen/', {
  summary: 'What the screen of a code shows: all slides with their pictures, and where they are',
  query: { code: 'the code that opens the screen' },
  answer: PresentAnswer,
})

export const readScreenState = route('GET', 'projection/screen/state/', {
  summary: 'Where the slides of a code are, without the slides',
  query: { code: 'the code that opens the screen' },
  answer: StateAnswer,
})

export const watchScreen = route('GET', 'projection/screen/events/', {
  summary: 'Where the slides are, as events, until the code ends',
  query: { code: 'the code that opens the screen' },
  type: 'text/event-stream',
  exact: z.string(),
})
