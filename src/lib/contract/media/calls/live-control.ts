import { route } from '../../route.ts'
import { LiveStatusAnswer, LiveStreamForm } from '../live.ts'

export const goLive = route('POST', 'live/start/', {
  summary: 'Goes live',
  status: 201,
  body: LiveStreamForm,
  exact: LiveStatusAnswer,
})

export const stopLive = route('POST', 'live/stop/', {
  summary: 'Ends the live stream',
  seen: 'when it began',
  exact: LiveStatusAnswer,
})
