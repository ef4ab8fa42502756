import { route } from '../../route.ts'
import { AnswerForm, CannotForm, OfferForm, OwnRotaAnswer, RotaSettingsForm, ServeForm } from '../rota.ts'

export const readOwnRota = route('GET', 'rota/', {
  summary: 'My turns to serve, what I was asked, and when I cannot',
  answer: OwnRotaAnswer,
})

export const answerShift = route('POST', 'rota/turns/:id/answer/', {
  summary: 'Says yes or no to a turn of mine',
  seen: 'its version',
  body: AnswerForm,
})

export const offerShift = route('POST', 'rota/turns/:id/offer/', {
  summary: 'Offers a turn of mine to the team, or takes that back; it is mine until somebody takes it',
  seen: 'its version',
  body: OfferForm,
})

export const takeShift = route('POST', 'rota/turns/:id/take/', {
  summary: 'Takes a turn that somebody of my team offers',
})

export const addCannot = route('POST', 'rota/cannot/', {
  summary: 'Notes days on which I cannot serve, for those who keep the rota',
  status: 201,
  body: CannotForm,
})

export const removeCannot = route('DELETE', 'rota/cannot/:id/', {
  summary: 'Removes days on which I could not serve',
})

export const serveIn = route('PUT', 'rota/teams/:id/serve/', {
  summary: 'Offers to serve in a team, or leaves it',
  body: ServeForm,
})

export const setRemindDays = route('PUT', 'rota/settings/', {
  summary: 'How many days before a turn I am reminded',
  body: RotaSettingsForm,
})
