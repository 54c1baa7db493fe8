import 'plyscope/css';

export const metadata = { title: 'Course' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
