import { route } from '../../route.ts'
import { LiveStatusAnswer, LiveStreamForm } from '../live.ts'

export const goLive = route('POST', 'live/start/', {
  summary: 'Goes live',
  status: 201,
  body: LiveStreamForm,
  exact: LiveStatusAnswer,
})

/** 404 in every church but the demonstration. */
export const beginSampleStream = route('POST', 'live/sample/', {
  summary: 'Begins the sample stream of the demonstration, which ends by itself',
  status: 201,
  exact: LiveStatusAnswer,
})

export const stopLive = route('POST', 'live/stop/', {
  summary: 'Ends the live stream',
  seen: 'when it began',
  exact: LiveStatusAnswer,
})
