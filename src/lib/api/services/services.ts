import { Service, type ServiceForm } from '../../contract/services/service.ts'
import { resource } from '../resource.ts'

export const serviceCalls = resource<Service, ServiceForm>('services', Service)
