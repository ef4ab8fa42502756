import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { Service, ServiceAnswer, ServiceForm } from '../service.ts'

export const listServices = route('GET', 'services/', {
  summary: 'The services of a week',
  paged: true,
  answer: partOf(Service),
  exact: pageOf(ServiceAnswer),
})

export const readService = route('GET', 'services/:id/', {
  summary: 'One service of the week',
  exact: ServiceAnswer,
})

export const addService = route('POST', 'services/', {
  summary: 'Adds a service',
  status: 201,
  body: ServiceForm,
  exact: ServiceAnswer,
})

export const changeService = route('PUT', 'services/:id/', {
  summary: 'Changes a service',
  body: ServiceForm,
  exact: ServiceAnswer,
})

export const deleteService = route('DELETE', 'services/:id/', {
  summary: 'Deletes a service; the bin keeps it for two weeks',
  seen: 'its version',
})
