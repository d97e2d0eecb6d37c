import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query'

/** Fetches one page of a list; the previous one stays until it has loaded. */
export const useListQuery = <Data, Key extends QueryKey>(
  question: UseQueryOptions<Data, Error, Data, Key>,
) => useQuery({ ...question, placeholderData: keepPreviousData })
