import { Service, type ServiceForm } from '../contract/service.ts'
import { resource } from './resource.ts'

export const serviceCalls = resource<Service, ServiceForm>('services', Service)
