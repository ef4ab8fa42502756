import { church } from './church.ts'

/** As whom the pages of the demonstration offer to look around; undefined in any other church. */
export const lookingAround = () => church().lookAround?.people
