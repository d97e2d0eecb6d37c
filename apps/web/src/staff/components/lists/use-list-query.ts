import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query'

/** Asks for one page of a list; what stood there stays until the next page has come. */
export const useListQuery = <Data, Key extends QueryKey>(
  question: UseQueryOptions<Data, Error, Data, Key>,
) => useQuery({ ...question, placeholderData: keepPreviousData })
