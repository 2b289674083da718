import type { CareIcon } from "@stoep/contract/care";
import {
  BusIcon,
  CarIcon,
  ChildIcon,
  CoffeeIcon,
  DogIcon,
  EducationIcon,
  GardenIcon,
  HealthIcon,
  HeartIcon,
  HomeIcon,
  LanguageIcon,
  LaptopIcon,
  MealIcon,
  MessageIcon,
  MoneyIcon,
  MoreIcon,
  MovingIcon,
  PaperIcon,
  ShoppingIcon,
  ToolsIcon,
  WalkIcon,
  WelcomeIcon,
} from "@stoep/ui/icons";

const drawings = {
  heart: HeartIcon,
  shopping: ShoppingIcon,
  car: CarIcon,
  bus: BusIcon,
  tools: ToolsIcon,
  garden: GardenIcon,
  computer: LaptopIcon,
  paper: PaperIcon,
  chat: MessageIcon,
  coffee: CoffeeIcon,
  walk: WalkIcon,
  dog: DogIcon,
  meal: MealIcon,
  child: ChildIcon,
  school: EducationIcon,
  health: HealthIcon,
  home: HomeIcon,
  moving: MovingIcon,
  money: MoneyIcon,
  language: LanguageIcon,
  hand: WelcomeIcon,
  other: MoreIcon,
} satisfies Record<CareIcon, unknown>;

/** The icon of a category of help or of a function. Hidden from screen readers, as its name is next to it. */
export function CareMark({ icon }: { icon: CareIcon }) {
  const Drawing = drawings[icon];
  return <Drawing aria-hidden />;
}
