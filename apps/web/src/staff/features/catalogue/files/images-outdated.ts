/** The queries that show a product's pictures: invalidated when any of them changes. */
export const IMAGES_OUTDATED = ['/productImage', '/staff/products']
