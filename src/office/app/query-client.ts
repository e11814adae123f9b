import { QueryClient } from '@tanstack/react-query'
import { Refusal } from '../services/refusal.ts'

/** What may pass by itself: no answer, or the database being moved. */
const mayPass = (error: Error) => error instanceof Refusal && (error.status === 0 || error.status === 503)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && mayPass(error),
      staleTime: 5_000,
    },
    mutations: { retry: false },
  },
})
