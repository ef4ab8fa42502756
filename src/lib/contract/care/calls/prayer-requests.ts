import { pageOf } from '../../answer.ts'
import { listOf, partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  Answered,
  NewPrayerRequest,
  OwnPrayerRequest,
  OwnPrayerRequestAnswer,
  PrayerRequest,
  PrayerRequestAnswer,
  PrayerRequestChange,
} from '../prayer-request.ts'

export const listFellowshipPrayers = route('GET', 'fellowships/:id/prayer-requests/', {
  summary: 'What the members ask prayer for, signed with their names',
  paged: true,
  answer: listOf(PrayerRequest),
  exact: pageOf(PrayerRequestAnswer),
})

export const listPrayerRequests = route('GET', 'prayer_requests/', {
  summary: 'The requests that I may see: private ones only my own, and for staff',
  paged: true,
  query: { status: 'pending or answered' },
  answer: partOf(PrayerRequest),
  exact: pageOf(PrayerRequestAnswer),
})

export const listMyPrayerRequests = route('GET', 'prayer_requests/my/', {
  summary: 'My own requests',
  paged: true,
  answer: listOf(OwnPrayerRequest),
  exact: pageOf(OwnPrayerRequestAnswer),
})

export const addPrayerRequest = route('POST', 'prayer_requests/create/', {
  summary: 'Asks for prayer; without a name when a visitor asks, or whoever writes `isAnonymous`',
  status: 201,
  body: NewPrayerRequest,
  answer: PrayerRequest,
  exact: PrayerRequestAnswer,
})

export const readPrayer = route('GET', 'prayer_requests/:id/', {
  summary: 'One request',
  exact: PrayerRequestAnswer,
})

export const changePrayer = route('PUT', 'prayer_requests/:id/', {
  summary: 'Changes the words of my own request, who reads them, and whether it has my name',
  seen: 'its version',
  body: PrayerRequestChange,
  answer: OwnPrayerRequest,
  exact: OwnPrayerRequestAnswer,
})

export const prayFor = route('POST', 'prayer_requests/:id/pray/', {
  summary: 'Counts my prayer, once a day',
  exact: PrayerRequestAnswer,
})

export const markAnswered = route('POST', 'prayer_requests/:id/answered/', {
  summary: 'Says that a request is answered, or is not; for its author and staff',
  seen: 'answered or pending',
  body: Answered,
  exact: PrayerRequestAnswer,
})

export const deletePrayer = route('DELETE', 'prayer_requests/:id/', {
  summary:
    'Deletes a request; for its author, who can undo it, and staff, whose deletions the bin keeps for two weeks',
  seen: 'answered or pending',
})
