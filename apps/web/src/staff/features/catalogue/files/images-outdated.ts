/** What shows the pictures of a product: asked again after any of them has changed. */
export const IMAGES_OUTDATED = ['/productImage', '/staff/products']
