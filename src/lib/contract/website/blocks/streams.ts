import { weekdays } from '../../services/weekdays.ts'
import { defineBlock, heading } from './block.ts'
import { choice, flag, list, longText, text } from './field.ts'

export const streams = defineBlock('streams', {
  name: 'Coming streams',
  help: 'What is streamed every week. Without entries it shows the services that are marked as streamed.',
  fields: {
    ...heading,
    half: flag('Beside the next or the previous block on wide screens'),
    items: list('Streams', {
      one: 'stream',
      fields: {
        title: text('Heading', { required: 'Please give the heading' }),
        day: choice(
          'Day',
          weekdays.map((day) => [day, day] as const),
        ),
        time: text('Time, like 09:00', { limit: 5, required: 'Please give the time like 09:00' }),
        text: longText('Text', { limit: 400 }),
      },
    }),
  },
})
