/** Where a document is downloaded from. */
export const documentUrl = (documentId: number): string => `/media/documents/${documentId}`
