import * as z from 'zod/mini'
import { type Id, readList } from '../../contract/base.ts'
import {
  CareAnswer,
  CareOverviewAnswer,
  CareTask,
  type CareTaskForm,
  CareTaskHistoryAnswer,
  HelperAnswer,
  OpenPrayerAnswer,
} from '../../contract/care/care.ts'
import { type DoorCardForm, NewcomerCard, type WelcomeCardForm } from '../../contract/care/newcomer-card.ts'
import { answerOf, api, bodyOf, detailIn } from '../client.ts'
import { resource } from '../resource.ts'

/* Newcomers and tasks of care: an extension. Each throws ApiError. */

export const newcomerCardCalls = resource<NewcomerCard, DoorCardForm>('care/cards', NewcomerCard)
export const taskCalls = resource<CareTask, CareTaskForm>('care/tasks', CareTask)

/** GET care/may/. */
export const readCare = (): Promise<CareAnswer> => answerOf(CareAnswer, api.get('care/may/'))

/** GET care/overview/. */
export const readOverview = (): Promise<CareOverviewAnswer> =>
  answerOf(CareOverviewAnswer, api.get('care/overview/'))

/** GET care/tasks/{id}/. */
export const readTask = (id: Id): Promise<CareTaskHistoryAnswer> =>
  answerOf(CareTaskHistoryAnswer, api.get(`care/tasks/${id}/`))

/** GET care/helpers/: whom the caller may ask, by name. */
export const findHelpers = (search: string): Promise<HelperAnswer[]> =>
  answerOf(z.array(HelperAnswer), api.get(`care/helpers/?search=${encodeURIComponent(search)}`))

/** GET care/prayers/. */
export const readOpenPrayers = async (): Promise<OpenPrayerAnswer[]> =>
  readList(OpenPrayerAnswer, await bodyOf(api.get('care/prayers/')))

/** POST care/prayers/{id}/take/. */
export const takePrayer = (id: Id): Promise<void> => write('post', `care/prayers/${id}/take/`, {})

type Row = { id: Id; version: number }

export const assignCard = ({ id, version }: Row, account: Id): Promise<void> =>
  write('put', `care/cards/${id}/responsible/`, { account, version })

export const closeCard = ({ id, version }: Row, word: string): Promise<void> =>
  write('post', `care/cards/${id}/close/`, { word, version })

/** POST care/cards/{id}/thanks/. */
export const thankNewcomer = ({ id }: Row): Promise<void> => write('post', `care/cards/${id}/thanks/`, {})

export const reopenCard = ({ id, version }: Row): Promise<void> =>
  write('post', `care/cards/${id}/reopen/`, { version })

export const assignTask = ({ id, version }: Row, account: Id): Promise<void> =>
  write('put', `care/tasks/${id}/assignee/`, { account, version })

export const takeTask = ({ id, version }: Row): Promise<void> =>
  write('post', `care/tasks/${id}/take/`, { version })

export const finishTask = ({ id, version }: Row, word: string): Promise<void> =>
  write('post', `care/tasks/${id}/done/`, { word, version })

export const reopenTask = ({ id, version }: Row): Promise<void> =>
  write('post', `care/tasks/${id}/reopen/`, { version })

async function write(method: 'post' | 'put', path: string, body: object): Promise<void> {
  await api.url(path)[method](body).res()
}

/** POST welcome-cards/: an extension. Returns the server's thanks. Throws ApiError. */
export const sendWelcomeCard = async (form: WelcomeCardForm): Promise<string> =>
  detailIn(await bodyOf(api.url('welcome-cards/').post(form)))
