/** Unit tests speak English unless they say otherwise. */

import { useLanguage } from "./translate";

await useLanguage("en");
