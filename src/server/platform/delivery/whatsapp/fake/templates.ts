/** A template as the fake keeps it: the fields that the service answers. */
export type FakeTemplate = {
  name: string
  language: string
  status: string
  category: string
  parameter_format: 'POSITIONAL' | 'NAMED'
  components: {
    type: string
    format?: string
    text?: string
    buttons?: { type: string; url?: string; text: string }[]
  }[]
}

const stop = { type: 'FOOTER', text: 'Reply STOP to end these messages.' }
const body = (text: string) => ({ type: 'BODY', text })

/** Templates of every kind and state. */
export const usualTemplates = (): FakeTemplate[] => [
  {
    name: 'church_news',
    language: 'en',
    status: 'APPROVED',
    category: 'MARKETING',
    parameter_format: 'POSITIONAL',
    components: [body('Dear {{1}}, news of your church: {{2}} God bless you.'), stop],
  },
  {
    name: 'church_news',
    language: 'fr',
    status: 'APPROVED',
    category: 'MARKETING',
    parameter_format: 'POSITIONAL',
    components: [body('Cher {{1}}, nouvelles de votre église : {{2}} Dieu vous bénisse.'), stop],
  },
  {
    name: 'message_of_church',
    language: 'en',
    status: 'APPROVED',
    category: 'UTILITY',
    parameter_format: 'POSITIONAL',
    components: [body('A message of your church: {{1}} Write back here to answer.'), stop],
  },
  {
    name: 'event_reminder',
    language: 'en_GB',
    status: 'APPROVED',
    category: 'UTILITY',
    parameter_format: 'NAMED',
    components: [body('Hello {{first_name}}, {{event}} begins at {{time}}.'), stop],
  },
  {
    name: 'harvest_picture',
    language: 'en',
    status: 'APPROVED',
    category: 'MARKETING',
    parameter_format: 'POSITIONAL',
    components: [{ type: 'HEADER', format: 'IMAGE' }, body('Come to our harvest, {{1}}!')],
  },
  {
    name: 'new_words',
    language: 'en',
    status: 'PENDING',
    category: 'UTILITY',
    parameter_format: 'POSITIONAL',
    components: [body('Good morning {{1}}.')],
  },
  {
    name: 'rejected_words',
    language: 'en',
    status: 'REJECTED',
    category: 'MARKETING',
    parameter_format: 'POSITIONAL',
    components: [body('Win a car, {{1}}!')],
  },
  {
    name: 'paused_words',
    language: 'en',
    status: 'PAUSED',
    category: 'MARKETING',
    parameter_format: 'POSITIONAL',
    components: [body('Hello {{1}}.')],
  },
]
