import * as z from 'zod/mini'
import { listOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { DeviceSession, DeviceSessionAnswer } from '../session.ts'

export const listSessions = route('GET', 'auth/sessions/', {
  summary: 'The devices that I am signed in on',
  answer: listOf(DeviceSession),
  exact: z.array(DeviceSessionAnswer),
})

export const endOtherSessions = route('DELETE', 'auth/sessions/', {
  summary: 'Signs me out everywhere but here',
})

export const endSession = route('DELETE', 'auth/sessions/:id/', {
  summary: 'Signs one of my devices out',
})

export const listSessionsOf = route('GET', 'admin/users/:id/sessions/', {
  summary: 'The devices that somebody is signed in on',
  answer: listOf(DeviceSession),
  exact: z.array(DeviceSessionAnswer),
})

export const endSessionsOf = route('DELETE', 'admin/users/:id/sessions/', {
  summary: 'Signs somebody out everywhere',
})

export const endSessionOf = route('DELETE', 'admin/users/:id/sessions/:session/', {
  summary: 'Signs one device of somebody out',
})
