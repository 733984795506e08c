/**
 * Occupations whose jobs somebody accepts who asks for another one, the best first: the same work under another name, a more general or
 * more special form of it. Neither the same category nor the same place of work is enough, and it need not hold the other way round.
 * Before a semicolon stand kinds of the work that is asked for: whoever does that does these as well, with nothing to learn first.
 */
const ANSWERING_OCCUPATIONS: Readonly<Record<string, string>> = {
  cook: 'south_indian_cook, home_cook, commis; chinese_cook, tandoor_cook, chef',
  chef: 'cook, commis, south_indian_cook, chinese_cook, tandoor_cook',
  commis: 'cook, south_indian_cook, chinese_cook, tandoor_cook, chef',
  south_indian_cook: 'cook',
  fast_food_crew: 'kitchen_helper, barista',
  waiter: 'room_service_attendant; catering_staff, restaurant_captain',
  restaurant_captain: 'waiter',
  barista: 'fast_food_crew',
  room_service_attendant: 'waiter',
  hotel_front_office: 'receptionist',
  catering_staff: 'waiter',

  cashier: 'billing_executive;',
  salesperson:
    'garment_salesperson, electronics_salesperson, jewellery_salesperson, footwear_salesperson, cosmetics_salesperson; shop_helper',
  shop_helper: 'shelf_stocker, stationery_salesperson, hardware_salesperson, bakery_sweet_salesperson; salesperson',
  shelf_stocker: 'shop_helper, merchandiser',
  merchandiser: 'shelf_stocker',
  garment_salesperson: 'salesperson',
  jewellery_salesperson: 'salesperson',
  electronics_salesperson: 'salesperson',
  footwear_salesperson: 'salesperson, shop_helper',
  cosmetics_salesperson: 'salesperson, shop_helper',
  toy_gift_salesperson: 'salesperson, shop_helper',
  furniture_salesperson: 'salesperson, shop_helper',
  hardware_salesperson: 'salesperson, shop_helper',
  stationery_salesperson: 'salesperson, shop_helper',
  bakery_sweet_salesperson: 'salesperson, shop_helper',
  liquor_shop_assistant: 'shop_helper, salesperson',
  produce_seller: 'shop_helper, salesperson',

  delivery_rider: 'food_delivery_rider, grocery_delivery_rider, courier_delivery;',
  food_delivery_rider: 'delivery_rider, grocery_delivery_rider',
  grocery_delivery_rider: 'delivery_rider, food_delivery_rider',
  courier_delivery: 'delivery_rider, van_delivery_driver',
  van_delivery_driver: 'tempo_driver; courier_delivery',
  postal_worker: 'courier_delivery',
  errand_runner: 'delivery_rider',
  newspaper_delivery: 'milk_seller',
  milk_seller: 'newspaper_delivery',
  car_driver: 'cab_driver',
  cab_driver: 'car_driver',
  cab_owner: 'cab_driver',
  tempo_driver: 'van_delivery_driver;',
  truck_helper: 'loader',
  valet_driver: 'parking_attendant',
  parking_attendant: 'valet_driver',

  loader: 'house_shifting_worker; warehouse_associate',
  house_shifting_worker: 'loader;',
  picker_packer: 'packer, ecommerce_packer, parcel_sorter; warehouse_associate',
  packer: 'picker_packer, ecommerce_packer, food_packer, parcel_sorter;',
  ecommerce_packer: 'packer, picker_packer;',
  food_packer: 'packer',
  parcel_sorter: 'warehouse_associate, picker_packer',
  returns_executive: 'picker_packer, warehouse_associate',
  warehouse_associate: 'picker_packer, loader, parcel_sorter; storekeeper',
  storekeeper: 'inventory_executive, warehouse_associate',
  inventory_executive: 'storekeeper',
  dispatch_executive: 'logistics_coordinator',
  logistics_coordinator: 'dispatch_executive',
  catalogue_executive: 'ecommerce_executive, data_entry_operator',
  ecommerce_executive: 'catalogue_executive',

  security_guard: 'watchman;',
  watchman: 'security_guard',
  bouncer: 'security_guard',
  armed_guard: 'security_guard',
  housekeeping_staff: 'room_attendant; cleaner',
  cleaner: 'sweeper, deep_cleaner, toilet_cleaner; housekeeping_staff, house_help',
  sweeper: 'cleaner',
  toilet_cleaner: 'cleaner, housekeeping_staff',
  room_attendant: 'housekeeping_staff',
  deep_cleaner: 'cleaner, housekeeping_staff',
  waste_collector: 'cleaner',
  laundry_worker: 'ironing_worker',
  ironing_worker: 'laundry_worker',
  house_help: 'house_caretaker',
  house_caretaker: 'house_help',

  field_sales_executive: 'door_to_door_sales; channel_sales_executive',
  door_to_door_sales: 'field_sales_executive',
  channel_sales_executive: 'field_sales_executive',
  casa_sales: 'credit_card_sales, loan_sales, field_sales_executive',
  loan_sales: 'credit_card_sales, casa_sales',
  credit_card_sales: 'loan_sales, casa_sales',
  relationship_manager: 'casa_sales',
  telecaller: 'telesales_executive; customer_care_executive, collection_executive',
  telesales_executive: 'telecaller;',
  customer_care_executive: 'telecaller; chat_support_executive',
  chat_support_executive: 'customer_care_executive',
  collection_executive: 'telecaller',

  accountant: 'accounts_assistant',
  accounts_assistant: 'accountant, billing_executive',
  billing_executive: 'cashier, accounts_assistant',
  tax_consultant: 'accountant',
  audit_assistant: 'accounts_assistant, accountant',
  payroll_executive: 'hr_executive, accounts_assistant',
  recruiter: 'hr_executive, us_it_recruiter',
  us_it_recruiter: 'recruiter',
  hr_executive: 'recruiter',
  receptionist: 'hotel_front_office;',
  office_boy: 'office_assistant',
  data_entry_operator: 'computer_operator, typist; back_office_executive',
  computer_operator: 'data_entry_operator, typist; back_office_executive',
  typist: 'data_entry_operator, computer_operator;',
  back_office_executive: 'data_entry_operator, computer_operator; clerk, admin_executive, office_assistant',
  admin_executive: 'back_office_executive, clerk',
  personal_assistant: 'admin_executive',
  mis_executive: 'data_entry_operator',
  clerk: 'data_entry_operator, back_office_executive, admin_executive',
  data_labeller: 'data_entry_operator',
  tech_support_executive: 'computer_technician, network_technician',
  computer_technician: 'tech_support_executive, network_technician',
  network_technician: 'computer_technician, broadband_technician',
  broadband_technician: 'network_technician',

  helper: 'construction_helper, factory_helper, kitchen_helper, loader, shop_helper, warehouse_associate;',
  daily_wage_worker: 'construction_helper, loader, helper, factory_helper, farm_worker;',
  leaflet_distributor: 'promoter',
  electrician: 'industrial_electrician',
  industrial_electrician: 'electrician',
  solar_installer: 'electrician',
  construction_helper: 'daily_wage_worker, helper',
  shuttering_carpenter: 'carpenter',
  ac_technician: 'appliance_technician',
  appliance_technician: 'ac_technician, tv_technician',
  tv_technician: 'appliance_technician',
  car_mechanic: 'car_body_worker',
  car_body_worker: 'car_mechanic',
  machine_operator: 'press_operator; cnc_operator',
  cnc_operator: 'machine_operator, fitter_turner',
  fitter_turner: 'cnc_operator, machine_operator',
  press_operator: 'machine_operator',
  factory_helper: 'assembly_worker, garment_helper; machine_operator',
  assembly_worker: 'factory_helper, machine_operator',
  garment_helper: 'factory_helper',
  tailor: 'sewing_operator',
  sewing_operator: 'tailor',

  beautician: 'makeup_artist, salon_assistant, hair_stylist',
  salon_assistant: 'beautician, hair_stylist, barber',
  hair_stylist: 'barber, beautician',
  barber: 'hair_stylist',
  makeup_artist: 'beautician',
  nail_technician: 'beautician',
  fitness_trainer: 'sports_coach',
  sports_coach: 'fitness_trainer',
  elder_caretaker: 'nurse_aide',
  nurse_aide: 'elder_caretaker, ward_attendant',
  ward_attendant: 'nurse_aide',
  clinic_assistant: 'nurse_aide',
  teacher: 'tutor, preschool_teacher',
  tutor: 'teacher',
  preschool_teacher: 'teacher',
  lab_technician: 'phlebotomist',
  phlebotomist: 'lab_technician',
  photographer: 'product_photographer; videographer',
  product_photographer: 'photographer',
  videographer: 'photographer',
  event_staff: 'catering_staff',
  event_coordinator: 'event_staff',
  event_decorator: 'florist',
  florist: 'event_decorator',
};

/** Occupations that employers tell apart and those who look for work do not. */
const SAME_WORK: readonly (readonly string[])[] = [
  ['accountant', 'accounts_assistant'],
  ['data_entry_operator', 'typist'],
  ['telecaller', 'telesales_executive'],
];

/** The ids of occupations that are the same work as `id` to who looks for it. */
export const sameWorkAs = (id: string): readonly string[] =>
  (SAME_WORK.find((ids) => ids.includes(id)) ?? []).filter((other) => other !== id);

/** The occupations that answer one, as `answering-occupations` lists them. */
interface Answering {
  kinds: readonly string[];
  others: readonly string[];
}
const idsOf = (list: string): string[] => list.split(', ').filter(Boolean);
const LISTS = new Map(
  Object.entries(ANSWERING_OCCUPATIONS).map(([id, list]): [string, Answering] => {
    const [kinds, others] = list.includes(';') ? list.split(/; ?/u) : ['', list];
    return [id, { kinds: idsOf(kinds!), others: idsOf(others!) }];
  }),
);

/** The ids of the kinds of the occupation `id`: whoever does that does these as well, with nothing to learn first. None for most. */
export const kindsOfOccupation = (id: string): readonly string[] => LISTS.get(id)?.kinds ?? [];
/** The ids of occupations whose jobs answer who asks for the occupation `id`, its kinds first; none for most. */
export const answeringOccupations = (id: string): readonly string[] => {
  const { kinds, others } = LISTS.get(id) ?? { kinds: [], others: [] };
  return [...kinds, ...others];
};
/** All occupations that others answer, with those, by their ids. */
export const answeredOccupations = (): (readonly [string, readonly string[]])[] =>
  [...LISTS.keys()].map((id) => [id, answeringOccupations(id)]);
