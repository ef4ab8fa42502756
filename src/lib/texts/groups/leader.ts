import { define } from '../../words/define.ts'

/** Texts of the error catalogue, letter for letter (spec 2 §8). The dialog of a deletion makes its texts. */
export const leaderTexts = define('leaderTexts', {
  notLoaded: 'Failed to load fellowship data',
  created: 'Event created successfully',
  notCreated: 'Failed to create event',
  changed: 'Event updated',
  notChanged: 'Failed to update event',
  attendanceNotLoaded: 'Failed to load attendance data',
  marked: 'Attendance updated',
  notMarked: 'Failed to update attendance',
  archived: 'Message archived',
  unarchived: 'Message moved to the inbox',
})
