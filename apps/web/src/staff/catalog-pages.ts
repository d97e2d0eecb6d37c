import type { StaffPage } from './staff-page.ts'

/** MAP: the screens of goods and stock, from products to imports. */
export const CATALOG_PAGES: readonly StaffPage[] = [
  {
    path: 'products',
    permission: 'catalogue.read',
    lazy: () => import('./features/catalogue/grid/products-page.tsx'),
    menu: { group: 'Catalog', label: 'Products', icon: 'stethoscope' },
  },
  {
    path: 'products/new',
    permission: 'catalogue.write',
    lazy: () => import('./features/catalogue/product/new-product-page.tsx'),
  },
  {
    path: 'products/:productId',
    permission: 'catalogue.read',
    lazy: () => import('./features/catalogue/product/product-page.tsx'),
  },
  {
    path: 'families',
    permission: 'catalogue.read',
    lazy: () => import('./features/catalogue/families/families-page.tsx'),
    menu: { group: 'Catalog', label: 'Families', icon: 'grid-dots' },
  },
  {
    path: 'families/new',
    permission: 'catalogue.write',
    lazy: () => import('./features/catalogue/families/new-family-page.tsx'),
  },
  {
    path: 'families/:familyKey',
    permission: 'catalogue.read',
    lazy: () => import('./features/catalogue/families/family-page.tsx'),
  },
  {
    path: 'lots',
    permission: 'lots.write',
    lazy: () => import('./features/lots/lots-page.tsx'),
    menu: { group: 'Catalog', label: 'Lots', icon: 'package' },
  },
  {
    path: 'receive-stock',
    permission: 'lots.write',
    lazy: () => import('./features/lots/receive/receive-page.tsx'),
    menu: { group: 'Catalog', label: 'Receive stock', icon: 'package' },
  },
  {
    path: 'lots/:lotId',
    permission: 'lots.write',
    lazy: () => import('./features/lots/lot-page.tsx'),
  },
  {
    path: 'purchase-orders',
    permission: 'lots.write',
    lazy: () => import('./features/purchasing/orders/purchase-orders-page.tsx'),
    menu: { group: 'Catalog', label: 'Purchase orders', icon: 'truck-delivery' },
  },
  {
    path: 'purchase-orders/new',
    permission: 'purchasing.write',
    lazy: () => import('./features/purchasing/orders/new-purchase-order-page.tsx'),
  },
  {
    path: 'purchase-orders/:purchaseOrderId',
    permission: 'lots.write',
    lazy: () => import('./features/purchasing/orders/purchase-order-page.tsx'),
  },
  {
    path: 'suppliers',
    permission: 'purchasing.write',
    lazy: () => import('./features/purchasing/suppliers/suppliers-page.tsx'),
    menu: { group: 'Catalog', label: 'Suppliers', icon: 'users' },
  },
  {
    path: 'suppliers/new',
    permission: 'purchasing.write',
    lazy: () => import('./features/purchasing/suppliers/new-supplier-page.tsx'),
  },
  {
    path: 'suppliers/:supplierId',
    permission: 'purchasing.write',
    lazy: () => import('./features/purchasing/suppliers/supplier-page.tsx'),
  },
  {
    path: 'recalls',
    permission: 'recalls.handle',
    lazy: () => import('./features/recalls/recalls-page.tsx'),
    menu: { group: 'Catalog', label: 'Recalls', icon: 'alert-triangle' },
  },
  {
    path: 'recalls/new',
    permission: 'recalls.handle',
    lazy: () => import('./features/recalls/new-recall-page.tsx'),
  },
  {
    path: 'recalls/:recallId',
    permission: 'recalls.handle',
    lazy: () => import('./features/recalls/recall-page.tsx'),
  },
  {
    path: 'kinds',
    permission: 'catalogue.write',
    lazy: () => import('./features/kinds/kinds-page.tsx'),
    menu: { group: 'Catalog', label: 'Kinds', icon: 'heartbeat' },
  },
  {
    path: 'kinds/waiting',
    permission: 'catalogue.write',
    lazy: () => import('./features/kinds/waiting-page.tsx'),
  },
  {
    path: 'devices',
    permission: 'catalogue.read',
    lazy: () => import('./features/devices/devices-page.tsx'),
    menu: { group: 'Catalog', label: 'Devices', icon: 'adjustments-horizontal' },
  },
  {
    path: 'devices/:deviceKey',
    permission: 'catalogue.read',
    lazy: () => import('./features/devices/device-page.tsx'),
  },
  {
    path: 'categories',
    permission: 'catalogue.read',
    lazy: () => import('./features/catalogue/taxonomy/categories-page.tsx'),
    menu: { group: 'Catalog', label: 'Categories', icon: 'grid-dots' },
  },
  {
    path: 'brands',
    permission: 'catalogue.read',
    lazy: () => import('./features/catalogue/taxonomy/brands-page.tsx'),
    menu: { group: 'Catalog', label: 'Brands', icon: 'tag' },
  },
  {
    path: 'imports',
    permission: 'catalogue.import',
    lazy: () => import('./features/catalogue/imports/imports-page.tsx'),
    menu: { group: 'Catalog', label: 'Import and export', icon: 'upload' },
  },
  {
    path: 'imports/:importId',
    permission: 'catalogue.import',
    lazy: () => import('./features/catalogue/imports/import-page.tsx'),
  },
]
