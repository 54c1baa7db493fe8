import { Article } from './article';
import { Later } from './later';

export default function Page() {
  return (
    <main>
      <Article />
      <Later />
    </main>
  );
}
