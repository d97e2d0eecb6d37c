import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { addToCart } from './order-steps.ts'
import { signInAsNew } from './visitor.ts'

type Role = Parameters<Page['getByRole']>[0]

export interface Route {
  /** The hash URL of Specification §2. */
  at: string
  /** The only heading of level 1. */
  heading: string
  /** What Specification §2 lists, by role and label, within the page's own content. */
  has?: readonly (readonly [Role, string])[]
  /** Visible on wide screens only: phones have it behind a button. */
  hasWide?: readonly (readonly [Role, string])[]
  /** Text that only this page has. */
  says?: string
  prepare?: (page: Page, shop: TestShop) => Promise<unknown>
  /** The address of the same screen, where it is checked with axe and on a phone. */
  sameAs?: string
}

/** True Metrix test strips of the seed catalogue. */
export const STRIPS = { productId: 1929, categoryId: 61 }

const fillCart = (page: Page) => addToCart(page, STRIPS)
const home = 'Medical and home-care supplies'

const mainHome: readonly (readonly [Role, string])[] = [
  ['region', 'Highlights'],
  ['region', 'Shop by department'],
  ['region', 'Offers in our store'],
  ['region', 'Popular products'],
  ['region', 'What we offer'],
  ['region', 'Deals'],
  ['region', 'Look around the departments'],
  ['region', 'News and update'],
]

const contact: readonly (readonly [Role, string])[] = [
  ['textbox', 'First Name'],
  ['textbox', 'Last Name'],
  ['textbox', 'Email'],
  ['textbox', 'Phone'],
]

const profile: readonly (readonly [Role, string])[] = [
  ...contact,
  ['checkbox', 'Want to become Sales Rep'],
  ['textbox', 'Profession'],
  ['checkbox', 'Are you a Business'],
  ['combobox', 'Best Way to Contact'],
  ['textbox', 'Shipping Address'],
  ['combobox', 'Country'],
  ['combobox', 'State/Province'],
  ['combobox', 'City'],
  ['textbox', 'Zip Code'],
  ['button', 'Clear'],
  ['button', 'Cancel'],
]

const articles = [
  'Dry winter skin in babies',
  'Fresh air at home',
  'Testing without sore fingers',
  'Anxiety Disorders',
  'Arthritis',
  'Asthma',
  'Back Pain',
]

const dashboardMenu: readonly (readonly [Role, string])[] = [
  ['link', 'Dashboard'],
  ['link', 'Orders'],
  ['link', 'Edit Profile'],
  ['link', 'Order Track'],
  ['button', 'Log Out'],
]

/** Every route of Specification §2 with what it must show. */
export const ROUTES: readonly Route[] = [
  { at: '', heading: home, has: mainHome },
  { at: 'home', heading: home, has: mainHome, sameAs: '' },
  { at: 'home1', heading: home, has: [['region', 'Look around the departments']] },
  {
    at: 'home2',
    heading: home,
    has: [
      ['region', 'Mobility'],
      ['region', 'InfantCare'],
    ],
  },
  {
    at: 'home3',
    heading: 'Kitchen and grocery',
    has: [
      ['link', 'Chicken'],
      ['link', 'Cow'],
      ['link', 'Goat'],
      ['link', 'Veal'],
      ['region', 'Popular meat'],
      ['region', 'Are you hungry?'],
    ],
  },
  { at: 'home4', heading: 'Are you hungry?', has: [['region', 'What our kitchen cooks']] },
  { at: 'home5', heading: home, has: mainHome, sameAs: '' },
  {
    at: 'login',
    heading: 'SIGN IN',
    has: [
      ['textbox', 'Username'],
      ['textbox', 'Password'],
      ['button', 'Sign In'],
      ['button', 'Register now'],
    ],
  },
  {
    at: 'customer?source=REGISTER',
    heading: 'Registration',
    has: [...profile, ['textbox', 'Login Password'], ['button', 'Register']],
  },
  {
    at: 'customer?source=EDIT',
    heading: 'Edit Profile',
    has: [...profile, ['button', 'Save']],
    prepare: signInAsNew,
  },
  {
    at: 'cart',
    heading: 'Your cart',
    has: [
      ['spinbutton', 'Quantity of True Metrix'],
      ['button', 'Remove True Metrix'],
      ['button', 'Add a note'],
      ['textbox', 'Referred By: (Email Only)'],
      ['combobox', 'Pickup type'],
      ['combobox', 'Pickup time'],
      ['link', 'Continue Shopping'],
      ['link', 'Checkout'],
      ['complementary', 'Cart total'],
      ['button', 'Checkout'],
      ...contact,
    ],
    prepare: fillCart,
  },
  { at: 'cart', heading: 'Your cart is empty', has: [['navigation', 'Departments']] },
  {
    at: 'checkout',
    heading: 'Checkout',
    has: [
      ['textbox', 'First name'],
      ['textbox', 'Last name'],
      ['textbox', 'Address'],
      ['checkbox', 'Billing is the same as shipping address'],
      ['combobox', 'Country'],
      ['combobox', 'State / Province'],
      ['combobox', 'Town / City'],
      ['textbox', 'Postal code'],
      ['textbox', 'Phone1'],
      ['textbox', 'Email'],
      ['textbox', 'Password'],
      ['button', 'Place order'],
    ],
    prepare: fillCart,
  },
  { at: 'orderDetail', heading: 'There is no invoice to show here' },
  {
    at: 'orders',
    heading: 'Orders',
    has: [['combobox', 'How many orders']],
    prepare: signInAsNew,
  },
  { at: 'dashboard', heading: 'Please Signin to see Dashboard', has: [['link', 'Sign In']] },
  { at: 'dashboard', heading: 'MARGARET', has: dashboardMenu, prepare: signInAsNew },
  {
    at: 'dashboard?tab=tracking',
    heading: 'MARGARET',
    has: [...dashboardMenu, ['textbox', 'Order number'], ['button', 'Track Your Order']],
    prepare: signInAsNew,
  },
  {
    at: 'shop/61',
    heading: 'Order Glucose Test Strips',
    has: [
      ['combobox', 'Sort by'],
      ['navigation', 'Pages'],
      ['button', 'Buy Now'],
      ['article', ''],
    ],
    hasWide: [
      ['combobox', 'Category'],
      ['group', 'Department'],
      ['group', 'Brand'],
      ['slider', 'Highest price'],
      ['button', 'Filter Result'],
    ],
  },
  { at: 'shop/-1?q=lancets', heading: 'Order “lancets”', has: [['article', '']] },
  { at: 'category/Diabetes', heading: 'Diabetes', has: [['link', 'Glucose Test Strips']] },
  {
    at: 'productsingle/1929/Glucose%20Test%20Strips/61',
    heading: 'True Metrix blood glucose test strips, pack of 100',
    has: [
      ['spinbutton', 'Quantity'],
      ['button', 'Add to cart'],
      ['button', 'Enlarge'],
      ['tab', 'Description'],
      ['tab', 'Reviews'],
    ],
  },
  { at: 'products/1929', heading: 'Products' },
  { at: 'surgery', heading: 'Surgery', has: [['link', 'surgery department']], says: 'Coming Soon' },
  { at: 'menu', heading: 'Menu', has: [['img', 'The menu']], says: 'Soup pot' },
  {
    at: 'about',
    heading: 'About Us',
    has: [['heading', 'Hospital furniture']],
    says: 'Hospital furniture',
  },
  {
    at: 'contact',
    says: '1200 Congress Avenue',
    heading: 'Contact us',
    has: [
      ['textbox', 'Name'],
      ['textbox', 'Email'],
      ['textbox', 'Phone'],
      ['textbox', 'Address'],
      ['textbox', 'Subject'],
      ['textbox', 'Message'],
      ['button', 'Send Message'],
      ['complementary', 'Contact details'],
    ],
  },
  {
    at: 'food-delivery',
    says: 'Order with DoorDash',
    heading: 'Food Delivery',
    has: [['link', 'Order with']],
  },
  {
    at: 'grocery-delivery',
    heading: 'Grocery Delivery',
    has: [['link', 'contact us']],
    says: 'within 300 miles',
  },
  {
    at: 'return-policy',
    heading: 'Return policy',
    has: [['heading', 'Refund: 15 days']],
    says: '10% restoration fee',
  },
  {
    at: 'faq',
    heading: 'Questions and answers',
    has: [['heading', 'Prices and payment']],
    says: 'What does shipping cost?',
  },
  {
    at: 'blogs',
    says: 'News and update',
    heading: 'Blogs/Flyers',
    has: articles.map((name) => ['link', name] as const),
  },
  { at: 'qurbani', heading: 'Qurbani', says: 'Bookings' },
  {
    at: 'departments',
    heading: 'All departments',
    has: [['link', 'Diabetes']],
    says: 'Glucose Test Strips',
  },
  { at: 'brands', heading: 'Brands', says: 'Abbott' },
  // A guest without an order, and mailed links: they only act on a click.
  { at: 'return-request?order=1', heading: 'Refund or replacement', says: 'Please signin...' },
  { at: 'newsletter', heading: 'Confirm your newsletter', has: [['button', 'Confirm newsletter']] },
  {
    at: 'unsubscribe',
    heading: 'Unsubscribe',
    has: [['button', 'Unsubscribe from the newsletter']],
  },
  {
    at: 'blogs/arthritis',
    heading: 'Arthritis',
    has: [['complementary', 'Products in this article']],
  },
  { at: 'no/such/place', heading: 'This shelf is empty.', has: [['combobox', '']] },
]

/** What stands for the parameters of a path; any other gets 1, which shows at least what is said of an unknown one. */
const SAMPLES: Readonly<Record<string, string>> = {
  ':categoryId': '61',
  ':department': 'Diabetes',
  ':productId': '1929',
  ':id': '1927',
  ':pageKey': 'privacy',
  ':slug': 'arthritis',
  ':situationKey': 'ostomy',
  ':deviceKey': 'true-metrix',
}

/** The hash URL of each page in the web app's own route table: a new page is among them without being added here. */
export function everyAddress(): string[] {
  const table = readFileSync(new URL('../apps/web/src/routes.tsx', import.meta.url), 'utf8')
  return Array.from(table.matchAll(/\bpath: '([^']*)'/g), ([, path = '']) =>
    path === '*'
      ? 'no/such/place'
      : path.replace('/*', '').replace(/:\w+/g, (name) => SAMPLES[name] ?? '1'),
  )
}
