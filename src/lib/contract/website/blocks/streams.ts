import { blockTexts } from '../../../texts/website/blocks.ts'
import { shownTime } from '../../../words/shown-day.ts'
import { weekdays } from '../../services/weekdays.ts'
import { defineBlock, heading } from './block.ts'
import { choice, flag, list, longText, text } from './field.ts'

export const streams = defineBlock('streams', {
  name: () => blockTexts.comingStreams,
  help: () => blockTexts.whatIsStreamedEvery,
  fields: {
    ...heading,
    half: flag(() => blockTexts.besideNextOrPrevious),
    items: list(() => blockTexts.streams, {
      one: () => blockTexts.oneStream,
      fields: {
        title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
        day: choice(
          () => blockTexts.day,
          weekdays.map((day) => [day, () => shownTime(day)] as const),
        ),
        time: text(() => blockTexts.timeLike0900, {
          limit: 5,
          required: () => blockTexts.pleaseGiveTimeLike,
        }),
        text: longText(() => blockTexts.text, { limit: 400 }),
      },
    }),
  },
})
