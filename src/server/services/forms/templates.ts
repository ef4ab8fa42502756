import {
  type FormForm,
  type FormTemplate,
  formTemplates,
  type Question,
} from '../../../lib/contract/services/form.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { formRefusals } from './messages.ts'

type Asked = Partial<Question> & Pick<Question, 'id' | 'kind' | 'label'>
type Template = Pick<FormForm, 'title' | 'about' | 'thanks'> & {
  questions: readonly Asked[]
  settings?: Partial<Omit<FormForm, 'questions'>>
}

const required = { is_required: true } as const
const special = { is_special: true } as const
const yesNo = ['Yes', 'No']

const name: Asked = { id: 'qname', kind: 'person', label: 'Full name', ...required }
const telephone: Asked = { id: 'qtelephone', kind: 'telephone', label: 'Telephone', ...required }
const email: Asked = { id: 'qemail', kind: 'email', label: 'E-mail' }

/** What a form of each kind begins with. Every word of it is the church's to change. */
const templates: Record<FormTemplate, Template> = {
  harvest: {
    title: 'Harvest dinner',
    about:
      'We eat together after the harvest service. Please say who comes, so that there is enough for everybody.',
    thanks: 'Thank you. We look forward to you.',
    questions: [
      name,
      telephone,
      email,
      { id: 'qgrown', kind: 'number', label: 'How many grown-ups come?', ...required },
      { id: 'qchildren', kind: 'children', label: 'Children who come', hint: 'One name on each line.' },
      {
        id: 'qbrings',
        kind: 'several',
        label: 'We bring',
        choices: ['Jollof', 'Banku and tilapia', 'Salad', 'Drinks', 'Cake'],
      },
      { id: 'qdiet', kind: 'short', label: 'Anything that somebody cannot eat' },
    ],
    settings: { places: 200, has_waiting: true, confirms_mail: true },
  },
  camp: {
    title: 'Youth camp',
    about:
      'Five days with games, Bible study and worship. What you say about health is read by the camp’s leader and nurse only.',
    thanks: 'Thank you. We call you about the next steps.',
    questions: [
      { id: 'qcamper', kind: 'person', label: 'Name of who comes to the camp', ...required },
      { id: 'qborn', kind: 'date', label: 'Date of birth', ...required },
      { id: 'qparents', kind: 'part', label: 'Parent or guardian' },
      { ...name, label: 'Name of the parent or guardian' },
      telephone,
      email,
      { id: 'qother', kind: 'telephone', label: 'Another number for emergencies' },
      { id: 'qhealth', kind: 'part', label: 'Health', hint: 'Read by the camp’s leader and nurse only.' },
      { id: 'qallergies', kind: 'choice', label: 'Allergies', choices: yesNo, ...required, ...special },
      {
        ...{
          id: 'qwhich',
          kind: 'long',
          label: 'Which allergies?',
          shown_by: 'qallergies',
          shown_for: 'Yes',
        },
        ...required,
        ...special,
      },
      { id: 'qmedicine', kind: 'long', label: 'Medicine and illnesses that we should know of', ...special },
      { id: 'qswims', kind: 'choice', label: 'Can swim', choices: yesNo },
      {
        id: 'qconsent',
        kind: 'tick',
        label: 'I agree that my child takes part, and may be treated in an emergency',
        ...required,
      },
    ],
    settings: { places: 60, has_waiting: true, confirms_mail: true, confirms_text: true, keep_days: 120 },
  },
  baptism: {
    title: 'Baptism class',
    about: 'The class prepares for baptism. Everybody who wants to be baptised is welcome.',
    thanks: 'Thank you. We tell you the day and the hour of the first class.',
    questions: [
      name,
      telephone,
      email,
      { id: 'qborn', kind: 'date', label: 'Date of birth', ...required },
      { id: 'qbefore', kind: 'choice', label: 'Were you baptised before?', choices: yesNo, ...required },
      { id: 'qwhere', kind: 'short', label: 'Where, and when?', shown_by: 'qbefore', shown_for: 'Yes' },
      { id: 'qwhy', kind: 'long', label: 'What brings you to baptism?' },
    ],
    settings: { is_once: true, confirms_text: true },
  },
  counselling: {
    title: 'Counselling request',
    about: 'What you write is read by the pastors that this church has named for it, and by nobody else.',
    thanks: 'Thank you for your trust. A pastor calls you within three days.',
    questions: [
      { ...name, kind: 'short' },
      { ...telephone, ...special },
      {
        id: 'qabout',
        kind: 'choice',
        label: 'About',
        choices: ['Marriage', 'Family', 'Grief', 'Work', 'Faith', 'Something else'],
        ...special,
      },
      { id: 'qwords', kind: 'long', label: 'What would you like to talk about?', ...special },
      { id: 'qwhen', kind: 'short', label: 'When can we call you?' },
    ],
    settings: { keep_days: 180 },
  },
  volunteers: {
    title: 'Serve with us',
    about: 'Every hand helps. Say where you would serve, and the leader of that team calls you.',
    thanks: 'Thank you. The leader of the team calls you.',
    questions: [
      name,
      telephone,
      email,
      {
        ...{ id: 'qteams', kind: 'several', label: 'I would serve in', ...required },
        choices: ['Ushers', 'Choir', 'Sound and camera', 'Children', 'Cleaning', 'Welcome'],
      },
      {
        id: 'qdays',
        kind: 'several',
        label: 'When',
        choices: ['Sunday morning', 'Sunday evening', 'Weekdays'],
      },
      { id: 'qbefore', kind: 'long', label: 'What have you done before?' },
    ],
    settings: { is_once: true, confirms_text: true },
  },
  hall: {
    title: 'Hall booking request',
    about: 'A request is no booking yet: the office looks whether the hall is free, and calls you.',
    thanks: 'Thank you. The office calls you within two working days.',
    questions: [
      name,
      telephone,
      email,
      { id: 'qday', kind: 'date', label: 'Day', ...required },
      { id: 'qhours', kind: 'short', label: 'From when until when?', ...required },
      {
        id: 'qwhat',
        kind: 'choice',
        label: 'For',
        choices: ['Wedding', 'Funeral', 'Naming', 'Meeting', 'Other'],
        ...required,
      },
      { id: 'qwhich', kind: 'short', label: 'For what?', shown_by: 'qwhat', shown_for: 'Other', ...required },
      { id: 'qpeople', kind: 'number', label: 'How many people come?', ...required },
      {
        id: 'qneeds',
        kind: 'several',
        label: 'We need',
        choices: ['Chairs', 'Tables', 'Sound', 'Kitchen', 'Projector'],
      },
    ],
    settings: { confirms_mail: true },
  },
  details: {
    title: 'Your details',
    about: 'Have you moved, or is there a new number? Tell the office, so that the church reaches you.',
    thanks: 'Thank you. The office has it.',
    questions: [
      name,
      { ...telephone, fills: 'telephone' },
      { id: 'qother', kind: 'telephone', label: 'Another number', fills: 'other_telephone' },
      { ...email, fills: 'email' },
      { id: 'qborn', kind: 'date', label: 'Date of birth', fills: 'born' },
      { id: 'qaddress', kind: 'short', label: 'Address, or the area where you live', fills: 'address' },
    ],
    settings: { keep_days: 90 },
  },
  survey: {
    title: 'How do you find our services?',
    about: 'A survey without names: nothing of who answers is stored, nor when.',
    thanks: 'Thank you for your answer.',
    questions: [
      {
        id: 'qoften',
        kind: 'choice',
        label: 'How often do you come?',
        choices: ['Every week', 'Every month', 'Now and then'],
        ...required,
      },
      {
        id: 'qgood',
        kind: 'several',
        label: 'What helps you most?',
        choices: ['Sermon', 'Songs', 'Prayer', 'People'],
      },
      { id: 'qchange', kind: 'long', label: 'What should we change?' },
    ],
    settings: { is_nameless: true },
  },
}

/** The form that a template begins with, at an address that no other form has. Throws 404. */
export async function templateOf(db: Db, id: string, now: Date): Promise<FormForm> {
  const known = formTemplates.find((one) => one === id) ?? refuse(404, formRefusals.noTemplate)
  const { questions, settings, ...words } = templates[known]
  const inAMonth = await churchDay(db, new Date(now.getTime() + 30 * 86_400_000))
  return {
    ...words,
    slug: await freeSlug(db, words.title),
    opens_on: null,
    closes_on: settings?.is_nameless ? inAMonth : null,
    places: null,
    has_waiting: false,
    is_once: false,
    is_nameless: false,
    confirms_mail: false,
    confirms_text: false,
    keep_days: 365,
    ...settings,
    questions: questions.map((question) => ({
      hint: '',
      is_required: false,
      choices: [],
      is_special: false,
      shown_by: '',
      shown_for: '',
      fills: '',
      ...question,
    })),
  }
}

/** An address made of a title, with a number behind it where another form has it. */
async function freeSlug(db: Db, title: string): Promise<string> {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const rows = await db.selectFrom('form').select('slug').where('slug', 'like', `${slug}%`).execute()
  const taken = new Set(rows.map((row) => row.slug))
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(wanted)) return wanted
  }
}
