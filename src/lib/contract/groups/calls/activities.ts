import * as z from 'zod/mini'
import { listOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  Activity,
  ActivityAnswer,
  ActivityForm,
  ActivityGuest,
  ActivityGuestAnswer,
  ActivitySignup,
  ActivitySignupAnswer,
} from '../activity.ts'

export const listActivities = route('GET', 'activities/', {
  summary: 'The youth activities, and how full they are',
  answer: listOf(Activity),
  exact: z.array(ActivityAnswer),
})

export const listMyActivities = route('GET', 'activities/my/', {
  summary: 'The youth activities that I signed up for',
  answer: listOf(ActivitySignup),
  exact: z.array(ActivitySignupAnswer),
})

export const listActivityGuests = route('GET', 'activities/signups/', {
  summary: 'Who has signed up for the youth activities; a leader sees those of the own fellowship',
  answer: listOf(ActivityGuest),
  exact: z.array(ActivityGuestAnswer),
})

export const changeActivity = route('PUT', 'activities/:activity{text}/', {
  summary: 'Sets how many places an activity has, and, for the admin, which fellowship it belongs to',
  body: ActivityForm,
  answer: Activity,
  exact: ActivityAnswer,
})

export const signUpFor = route('POST', 'activities/:activity{text}/signup/', {
  summary: 'Signs me up for a youth activity, or puts me on its waiting list; twice is once',
  exact: ActivitySignupAnswer,
})

export const withdrawSignUp = route('DELETE', 'activities/:activity{text}/signup/', {
  summary: 'Takes my sign-up for a youth activity back; the next one moves up',
})
