import { listOffered, type OfferedActivity } from '../../../groups/activities/offered.ts'
import { church } from '../church.ts'

/** The youth activities that the church offers. */
export const offeredActivities = (): Promise<OfferedActivity[]> => listOffered(church().db)
